import * as office from '@tawa/contract/content/team.office';
import { call } from '#lib/api/api-client.ts';
import type { ListQuery } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { officeTeamTexts } from './team.texts.ts';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const listInIn = keepEach((language: Language) => {
  const officeTeam = textsIn(officeTeamTexts, language);
  return keepEach((language: Language): RowList<office.OfficeMember, office.TeamForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'teams',
      title: officeTeam.teams,
      nouns: [officeTeam.teamMember, officeTeam.teamMembers],
      searchLabel: officeTeam.nameDesignationOr,
      sort: 'position',
      empty: { title: officeTeam.nobodyYet, text: officeTeam.peopleTeamPage },
      read: async (wanted, signal) => (await call(office.listOfficeTeam, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(office.exportOfficeTeam, queryOf(wanted))).body,
      columns: [
        {
          id: 'name',
          header: officeTeam.name,
          sortable: true,
          cell: ({ name }) => <span className="font-semibold">{name}</span>,
        },
        { id: 'designation', header: officeTeam.designation, cell: ({ designation }) => designation },
        { id: 'department', header: officeTeam.department, sortable: true, cell: ({ department }) => department },
        {
          id: 'position',
          header: officeTeam.place,
          sortable: true,
          numeric: true,
          spare: true,
          cell: ({ position }) => position,
        },
        { id: 'isactive', header: officeTeam.state, cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
      ],
      rowId: ({ id }) => id,
      rowName: ({ name }) => name,
      line: ({ designation, department }) => `${designation}, ${department}`,
      isActive: ({ isactive }) => isactive === 1,
      schema: office.teamForm,
      fields: [
        { name: 'name', label: officeTeam.name, maxLength: 80 },
        { name: 'designation', label: officeTeam.designation, maxLength: 80 },
        { name: 'department', label: officeTeam.department, maxLength: 80 },
        { name: 'image', label: t.picture, kind: 'picture' },
        { name: 'position', label: t.position, kind: 'number', hint: t.positionHint },
        { name: 'isactive', label: t.shownOnSite, kind: 'check' },
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
  });
});

export const TeamList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
