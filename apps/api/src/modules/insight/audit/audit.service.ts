export { listOf, record, recordFile } from './audit.record.ts';
export { addRow, deleteRow, updateRow, withPicture } from './rows.service.ts';
