import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emblems } from './build/emblems.ts';

const server = process.env.MATHOM_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), emblems()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: 'cards-data', test: /packages[\\/]cards[\\/]src/ },
            { name: 'cards-emblems', test: /virtual:emblems/ },
            { name: 'engine', test: /packages[\\/]engine[\\/]src|pure-rand/ },
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
