import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import type { TeamMember } from '@tawa/contract/content/team';
import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '#lib/paths.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Part } from '#ui/page/part.tsx';
import { Picture } from '#ui/picture.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { teamQuery } from './team.queries.ts';
import { teamTexts } from './team.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-8';
const portrait = 'aspect-square w-full max-w-[216px] rounded-full';
const placeholders = 6;

function Portrait({ image }: Pick<TeamMember, 'image'>) {
  if (image === null)
    return (
      <span aria-hidden="true" className={`grid place-items-center bg-surface-2 text-[4rem] text-ink-3 ${portrait}`}>
        <Icon of={UserIcon} />
      </span>
    );
  return <Picture src={pictureUrl(image)} alt="" sizes="216px" className={portrait} />;
}

const Member = ({ member: { name, image, designation, department } }: { member: TeamMember }) => (
  <li className="flex flex-col items-center text-center">
    <Portrait image={image} />
    <h2 className="mt-4 text-lg font-bold [overflow-wrap:anywhere]">{name}</h2>
    <p className="text-body text-ink-2 [overflow-wrap:anywhere]">{designation}</p>
    <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">{department}</p>
  </li>
);

const Placeholders = () => {
  const t = useTexts(teamTexts);
  return (
    <Loading label={t.loading} className={grid}>
      {Array.from({ length: placeholders }, (_card, index) => (
        <div key={index} className="flex flex-col items-center">
          <Skeleton className={`${portrait} rounded-full!`} />
          <Skeleton className="mt-4 h-6 w-32" />
          <Skeleton className="mt-2 h-4 w-24" />
        </div>
      ))}
    </Loading>
  );
};

/** Everybody on the team, in order. */
export function TeamGrid() {
  const t = useTexts(teamTexts);
  const query = useQuery(teamQuery);
  return (
    <Part query={query} skeleton={<Placeholders />} failed={t.team.failed}>
      {(members) =>
        members.length === 0 ? (
          <EmptyState title={t.team.none} picture={<Icon of={UserIcon} />} />
        ) : (
          <ul className={grid}>
            {members.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}
