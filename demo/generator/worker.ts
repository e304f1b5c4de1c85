import { parentPort, workerData } from 'node:worker_threads';
import { jobs } from './jobs.ts';

const folder = String(workerData);

parentPort?.on('message', (file: string) => {
  const made = jobs.get(file)?.make(folder) ?? Promise.reject(new Error(`No picture is called ${file}.`));
  made.then(
    (tint) => parentPort?.postMessage({ file, tint }, []),
    (error: unknown) => parentPort?.postMessage({ file, error: String(error) }, []),
  );
});
