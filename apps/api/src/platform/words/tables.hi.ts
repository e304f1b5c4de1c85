import ordering from '@tawa/domain/common/words/ordering.hi.json' with { type: 'json' };
import tables from '@tawa/domain/common/words/tables.hi.json' with { type: 'json' };
import care from '@tawa/domain/common/words/care.hi.json' with { type: 'json' };
import money from '@tawa/domain/common/words/money.hi.json' with { type: 'json' };
import catalogue from '@tawa/domain/common/words/catalogue.hi.json' with { type: 'json' };
import accounts from '@tawa/domain/common/words/accounts.hi.json' with { type: 'json' };
import calendar from '@tawa/domain/common/words/calendar.hi.json' with { type: 'json' };
import notices from '@tawa/domain/common/words/notices.hi.json' with { type: 'json' };
import checks from '@tawa/contract/common/words/checks.hi.json' with { type: 'json' };
import saidAccounts from './accounts.hi.json' with { type: 'json' };
import saidCare from './care.hi.json' with { type: 'json' };
import saidCatalogue from './catalogue.hi.json' with { type: 'json' };
import saidContent from './content.hi.json' with { type: 'json' };
import saidLetters from './letters.hi.json' with { type: 'json' };
import saidMoney from './money.hi.json' with { type: 'json' };
import saidOrdering from './ordering.hi.json' with { type: 'json' };
import saidPlatform from './platform.hi.json' with { type: 'json' };
import saidTables from './tables.hi.json' with { type: 'json' };

/** Everything that the server says in Hindi. */
export const words = [
  ordering,
  tables,
  care,
  money,
  catalogue,
  accounts,
  calendar,
  notices,
  checks,
  saidAccounts,
  saidCare,
  saidCatalogue,
  saidContent,
  saidLetters,
  saidMoney,
  saidOrdering,
  saidPlatform,
  saidTables,
];
