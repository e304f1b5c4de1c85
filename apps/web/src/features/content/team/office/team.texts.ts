import { defineTexts } from '#lib/i18n/texts.ts';

export const officeTeamTexts = defineTexts({
  teams: 'Teams',
  teamMember: 'team member',
  teamMembers: 'team members',
  nameDesignationOr: 'Name, designation or department',
  nobodyYet: 'Nobody yet',
  peopleTeamPage: 'The people of the team page are listed here.',
  name: 'Name',
  designation: 'Designation',
  department: 'Department',
  place: 'Place',
  state: 'State',
});
