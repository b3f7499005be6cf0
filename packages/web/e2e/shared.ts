import { startServer } from './server.ts';

/** One server for the whole run; a test that kills its server starts one of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.MATHOM_E2E_URL = server.url;
  return () => server.close();
}
