// In development components are replaced while the page runs; that must be prepared before the first of them is loaded.
import '@vitejs/plugin-react/preamble';

await import('./entry-client.tsx');
