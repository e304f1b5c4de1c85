import { afterEach } from 'vitest';

// Seconds of the processor that a test file takes in its worker, for `slowest-files.mjs`: unlike the clock's they say
// little about what else the machine does.
const before = process.cpuUsage();

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before);
  task.file.meta.cpuSeconds = (user + system) / 1e6;
});
