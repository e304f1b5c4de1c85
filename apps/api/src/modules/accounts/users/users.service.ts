export {
  lockAdministrator,
  openAccountAgain,
  setOfficeRole,
  shutAccount,
  forgetUser,
  lockForHand,
} from './users.office.service.ts';
