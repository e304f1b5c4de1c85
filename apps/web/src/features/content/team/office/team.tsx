import * as office from '@tawa/contract/content/team.office';
import { call } from '#lib/api/api-client.ts';
import { contentTexts } from '#lib/messages-office.ts';
import type { ListQuery } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const list: RowList<office.OfficeMember, office.TeamForm> = {
  name: 'teams',
  title: 'Teams',
  nouns: ['team member', 'team members'],
  searchLabel: 'Name, designation or department',
  sort: 'position',
  empty: { title: 'Nobody yet', text: 'The people of the team page are listed here.' },
  read: async (wanted, signal) => (await call(office.listOfficeTeam, queryOf(wanted), signal)).body,
  readCsv: async (wanted) => (await call(office.exportOfficeTeam, queryOf(wanted))).body,
  columns: [
    { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => <span className="font-semibold">{name}</span> },
    { id: 'designation', header: 'Designation', cell: ({ designation }) => designation },
    { id: 'department', header: 'Department', sortable: true, cell: ({ department }) => department },
    { id: 'position', header: 'Place', sortable: true, numeric: true, spare: true, cell: ({ position }) => position },
    { id: 'isactive', header: 'State', cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
  ],
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  line: ({ designation, department }) => `${designation}, ${department}`,
  isActive: ({ isactive }) => isactive === 1,
  schema: office.teamForm,
  fields: [
    { name: 'name', label: 'Name', maxLength: 80 },
    { name: 'designation', label: 'Designation', maxLength: 80 },
    { name: 'department', label: 'Department', maxLength: 80 },
    { name: 'image', label: contentTexts.picture, kind: 'picture' },
    { name: 'position', label: contentTexts.position, kind: 'number', hint: contentTexts.positionHint },
    { name: 'isactive', label: contentTexts.shownOnSite, kind: 'check' },
  ],
  valuesOf: (row) =>
    row
      ? {
          name: row.name,
          designation: row.designation,
          department: row.department,
          image: row.image,
          position: row.position,
          isactive: row.isactive === 1,
        }
      : { name: '', designation: '', department: '', image: null, position: 0, isactive: true },
  add: (body) => call(office.addTeamMember, { body }),
  update: (id, body) => call(office.updateTeamMember, { params: { id }, body }),
  remove: (id) => call(office.deleteTeamMember, { params: { id } }),
};

export const TeamList = () => <RowListFrame list={list} />;
