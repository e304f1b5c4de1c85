export {
  lockAdministrator,
  openAccountAgain,
  requireOwner,
  setOfficeRole,
  shutAccount,
  forgetUser,
  lockForHand,
} from './users.office.service.ts';
