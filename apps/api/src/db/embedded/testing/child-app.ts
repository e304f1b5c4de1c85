import { startPostgres } from '../start.ts';

// A program of its own for the tests that need a second app, another user, or one that is killed.
const [dataDir = '', archiveTo] = process.argv.slice(2);

try {
  const server = await startPostgres({ dataDir, archiveTo, settings: { fsync: 'off' } });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.once('SIGUSR2', () => process.exit(1));
  setInterval(() => {}, 60_000);
  process.stdout.write(`${JSON.stringify(server)}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`);
}
