export { lockAdministrator, openAccountAgain, setOfficeRole, shutAccount, forgetUser } from './users.office.service.ts';
