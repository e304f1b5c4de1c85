import type { Side } from '../contest.ts';
import { answerOf, startProgram } from '../programs.ts';
import type { Lab } from '../lab.ts';
import type { Buyer } from './buyers.ts';

/** A process that does the work of orders and carts with nothing but pg. */
export interface SqlProgram {
  side(work: 'cart' | 'order', buyers: readonly Buyer[]): Side;
  stop(): void;
}

export async function startSqlProgram({ databaseUrl }: Lab): Promise<SqlProgram> {
  const child = await startProgram('run-sql.ts', [databaseUrl]);
  return {
    side: (work, buyers) => ({
      pid: child.pid ?? 0,
      async run(calls) {
        const told = buyers.map(({ userId, addressId, menuIds }) => ({
          userId: String(userId),
          addressId: String(addressId),
          menuIds: menuIds.map(String),
        }));
        child.send({ work, calls, buyers: told });
        await answerOf(child);
      },
    }),
    stop: () => child.disconnect(),
  };
}
