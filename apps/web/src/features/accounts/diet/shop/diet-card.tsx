import { noDiet } from '@tawa/domain/accounts/diet';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { DietForm } from './diet-form.tsx';
import { dietQuery } from './diet.queries.ts';
import { dietTexts } from './diet.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The customer's diet among the settings. */
export function DietCard({ userid }: { userid: number }) {
  const t = useTexts(dietTexts);
  const { data, isError, refetch } = useQuery(dietQuery(userid));
  return (
    <Card title={t.diet} facts={t.facts}>
      {isError && <FailedPart text={t.dietCouldNot} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <Loading label={t.loadingDiet}>
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      {data !== undefined && <DietForm key={JSON.stringify(data)} userid={userid} known={data ?? noDiet} />}
    </Card>
  );
}
