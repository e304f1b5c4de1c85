import ordering from '@tawa/domain/common/words/ordering.kn.json' with { type: 'json' };
import tables from '@tawa/domain/common/words/tables.kn.json' with { type: 'json' };
import care from '@tawa/domain/common/words/care.kn.json' with { type: 'json' };
import money from '@tawa/domain/common/words/money.kn.json' with { type: 'json' };
import catalogue from '@tawa/domain/common/words/catalogue.kn.json' with { type: 'json' };
import accounts from '@tawa/domain/common/words/accounts.kn.json' with { type: 'json' };
import calendar from '@tawa/domain/common/words/calendar.kn.json' with { type: 'json' };
import notices from '@tawa/domain/common/words/notices.kn.json' with { type: 'json' };
import checks from '@tawa/contract/common/words/checks.kn.json' with { type: 'json' };
import saidAccounts from './accounts.kn.json' with { type: 'json' };
import saidCare from './care.kn.json' with { type: 'json' };
import saidCatalogue from './catalogue.kn.json' with { type: 'json' };
import saidContent from './content.kn.json' with { type: 'json' };
import saidLetters from './letters.kn.json' with { type: 'json' };
import saidMoney from './money.kn.json' with { type: 'json' };
import saidOrdering from './ordering.kn.json' with { type: 'json' };
import saidPlatform from './platform.kn.json' with { type: 'json' };
import saidTables from './tables.kn.json' with { type: 'json' };

/** Everything that the server says in Kannada. */
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
