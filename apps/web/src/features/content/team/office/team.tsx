import * as desk from '@tawa/contract/content/team.office';
import { call } from '#lib/api/api-client.ts';
import type { ListWanted } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { deskTeamTexts } from './team.texts.ts';

const queryOf = ({ filters, ...wanted }: ListWanted) => ({ query: { ...wanted, ...filters } });

const listInIn = keepEach((language: Language) => {
  const deskTeam = textsIn(deskTeamTexts, language);
  return keepEach((language: Language): RowList<desk.DeskMember, desk.TeamForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'teams',
      title: deskTeam.teams,
      nouns: [deskTeam.teamMember, deskTeam.teamMembers],
      searchLabel: deskTeam.nameDesignationOr,
      sort: 'position',
      empty: { title: deskTeam.nobodyYet, text: deskTeam.peopleTeamPage },
      read: async (wanted, signal) => (await call(desk.listDeskTeam, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(desk.exportDeskTeam, queryOf(wanted))).body,
      columns: [
        {
          id: 'name',
          header: deskTeam.name,
          sortable: true,
          cell: ({ name }) => <span className="font-semibold">{name}</span>,
        },
        { id: 'designation', header: deskTeam.designation, cell: ({ designation }) => designation },
        { id: 'department', header: deskTeam.department, sortable: true, cell: ({ department }) => department },
        {
          id: 'position',
          header: deskTeam.place,
          sortable: true,
          numeric: true,
          spare: true,
          cell: ({ position }) => position,
        },
        { id: 'isactive', header: deskTeam.state, cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
      ],
      rowId: ({ id }) => id,
      rowName: ({ name }) => name,
      line: ({ designation, department }) => `${designation}, ${department}`,
      isActive: ({ isactive }) => isactive === 1,
      schema: desk.teamForm,
      fields: [
        { name: 'name', label: deskTeam.name, maxLength: 80 },
        { name: 'designation', label: deskTeam.designation, maxLength: 80 },
        { name: 'department', label: deskTeam.department, maxLength: 80 },
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
      add: (body) => call(desk.addTeamMember, { body }),
      update: (id, body) => call(desk.updateTeamMember, { params: { id }, body }),
      remove: (id) => call(desk.deleteTeamMember, { params: { id } }),
    };
  });
});

export const TeamList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
