import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { emblems } from './build/emblems.ts';

const server = process.env.MATHOM_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), emblems(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: 'cards-data', test: /packages[\\/]cards[\\/]src[\\/](?!foreign-names)/ },
            { name: 'cards-emblems', test: /virtual:emblems/ },
            // what is known of rule sets and kinds of player: the first page asks that much
            {
              name: 'engine-rules',
              test: /packages[\\/]engine[\\/]src[\\/]rules/,
              priority: 3,
            },
            // what asks of a state and puts it in words; the rules themselves stay with who plays by them
            {
              name: 'engine-reading',
              // dice are the rules' business: what is read has none
              test: /packages[\\/]engine[\\/]src[\\/](query|render|pool|aspects|language|attention[\\/](stops|plan|gather|hush|midst)|state(?![\\/](random|keyed))|describe|errors)/,
              priority: 2,
            },
            { name: 'engine', test: /packages[\\/]engine[\\/]src|pure-rand|@noble/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
