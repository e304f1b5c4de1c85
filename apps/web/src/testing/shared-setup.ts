import { provideClients } from './query-clients.ts';

// Before each file that shares its modules with others: one that reads its own begins with the app's own cache.
provideClients();
