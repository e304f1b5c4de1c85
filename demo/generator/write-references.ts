import { writeReferences } from './references.ts';

await writeReferences();
