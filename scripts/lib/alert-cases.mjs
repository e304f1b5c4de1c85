// What `npm run test:alerts` tells promtool: the figures of a healthy house, and for each alert the figures that are to fire it.

const process = (name, labels = '') => `${name}{job="tawa",instance="web-1:3000"${labels === '' ? '' : `,${labels}`}}`;
/** The same all the time; more by so much each minute; or one value after the other, each from a minute on. */
const stay = (value) => () => value;
const grow = (by) => (minute) => by * minute;
const steps =
  (...parts) =>
  (minute) =>
    parts.findLast(([from]) => from <= minute)[1];
const nothing = '_';

const answers = (purpose, status) => process('tawa_http_answers_total', `purpose="${purpose}",status="${status}"`);
const timed = (purpose, le) => process('tawa_http_answer_seconds_bucket', `purpose="${purpose}",le="${le}"`);
const orders = (outcome) => process('tawa_house_recent_orders', `outcome="${outcome}"`);
const calls = (provider, outcome) =>
  process('tawa_provider_calls_total', `provider="${provider}",outcome="${outcome}"`);
const up = process('up');
const build = process('tawa_build_info', 'version="1",build="a",role="all"');

/** Of one process in a quiet evening. */
export const healthy = {
  [up]: stay(1),
  [process('process_start_time_seconds')]: stay(1000),
  [build]: stay(1),
  [answers('order', '2xx')]: grow(60),
  [answers('order', '5xx')]: stay(0),
  [answers('sign_in', '429')]: grow(1),
  [answers('webhook', '2xx')]: grow(5),
  [answers('webhook', '4xx')]: stay(0),
  [process('tawa_http_answer_seconds_count', 'purpose="order"')]: grow(60),
  [timed('order', '2')]: grow(60),
  [process('tawa_load_classes_shed')]: stay(0),
  [process('tawa_database_pool_waiting', 'pool="calls"')]: stay(0),
  [process('tawa_listener_connected')]: stay(1),
  [process('tawa_listener_silent_seconds')]: stay(1),
  [process('tawa_nats_up')]: stay(1),
  [process('tawa_replica_readings_total', 'place="replica"')]: grow(100),
  [process('tawa_replica_readings_total', 'place="primary"')]: grow(2),
  [process('tawa_database_up')]: stay(1),
  [process('tawa_house_oldest_job_seconds')]: stay(0),
  [process('tawa_house_database_connections')]: stay(20),
  [process('tawa_house_database_connections_max')]: stay(97),
  [process('tawa_house_oldest_transaction_seconds')]: stay(1),
  [process('tawa_house_database_age_transactions')]: stay(1000),
  [process('tawa_house_replication_lag_seconds')]: stay(0),
  [process('tawa_house_replication_slot_bytes')]: stay(0),
  [process('tawa_house_archive_failing')]: stay(0),
  // A backup each night: promtool's time begins at 0.
  [process('tawa_backup_timestamp_seconds')]: grow(60),
  [process('tawa_disk_free_bytes', 'folder="data"')]: stay(5e10),
  [orders('open')]: stay(30),
  [orders('rejected')]: stay(1),
  [orders('unpaid')]: stay(2),
  [process('tawa_house_overdue_order_seconds')]: stay(0),
  [process('tawa_house_failed_jobs')]: stay(0),
  [process('tawa_house_unplaced_event_seconds')]: stay(0),
  [process('tawa_house_unsettled_payment_seconds')]: stay(0),
  [process('tawa_house_held_payments')]: stay(0),
  [process('tawa_house_stuck_refunds')]: stay(0),
  [calls('razorpay', 'ok')]: grow(10),
  [calls('razorpay', 'failed')]: stay(0),
  [process('tawa_house_oldest_mail_seconds')]: stay(20),
  [process('tawa_house_oldest_text_seconds')]: stay(3),
  [process('tawa_house_oldest_notice_seconds')]: stay(1),
  [process('tawa_messages_given_up_total', 'way="mail"')]: stay(0),
};

const one = (name, value, labels) => ({ series: { [process(name, labels)]: stay(value) } });
const weekM = 7 * 24 * 60;

/**
 * By the alert that is to fire, and it alone: what differs from the healthy figures, at which minute (60 unless said), and
 * which alerts come with it because the one means the other.
 */
export const cases = {
  TawaDown: { series: { [up.replace('web-1', 'web-2')]: stay(0) } },
  TawaNoProcess: { series: { [up]: stay(0) }, also: ['TawaDown'] },
  TawaRestarts: {
    series: { [process('process_start_time_seconds')]: steps([0, 1000], [56, 1100], [57, 1200], [58, 1300]) },
  },
  TawaMixedBuilds: { series: { [build.replace('"a"', '"b"')]: stay(1) }, at: 90 },
  TawaErrors: { series: { [answers('order', '5xx')]: grow(3) } },
  TawaSlow: { series: { [timed('order', '2')]: grow(55) } },
  TawaSheds: one('tawa_load_classes_shed', 2),
  TawaConnectionsWaitedFor: one('tawa_database_pool_waiting', 30, 'pool="calls"'),
  TawaGuessing: { series: { [answers('sign_in', '429')]: grow(120) } },
  TawaListenerSilent: one('tawa_listener_silent_seconds', 45),
  TawaNatsAway: one('tawa_nats_up', 0),
  TawaDatabaseAway: one('tawa_database_up', 0),
  TawaFiguresMissing: { series: { [process('tawa_house_oldest_job_seconds')]: steps([0, 0], [21, nothing]) } },
  TawaConnectionsUsedUp: one('tawa_house_database_connections', 90),
  TawaLongTransaction: one('tawa_house_oldest_transaction_seconds', 400),
  TawaTransactionAge: { ...one('tawa_house_database_age_transactions', 1.2e9), at: 90 },
  TawaReplicasUnused: { series: { [process('tawa_replica_readings_total', 'place="primary"')]: grow(200) } },
  TawaReplicaBehind: one('tawa_house_replication_lag_seconds', 60),
  TawaSlotKeepsLog: one('tawa_house_replication_slot_bytes', 2e10),
  TawaArchiveFails: one('tawa_house_archive_failing', 1),
  TawaBackupOld: { series: { [process('tawa_backup_timestamp_seconds')]: stay(0) }, at: 49 * 60 },
  TawaDiskFull: one('tawa_disk_free_bytes', 1e9, 'folder="data"'),
  TawaFewOrders: { series: { [orders('open')]: steps([0, 60], [weekM, 2]) }, at: weekM + 30 },
  TawaOrdersRejected: { series: { [orders('rejected')]: stay(20) } },
  TawaOrdersUnanswered: one('tawa_house_overdue_order_seconds', 200),
  TawaJobsWait: one('tawa_house_oldest_job_seconds', 400),
  TawaJobsFailed: one('tawa_house_failed_jobs', 2),
  TawaLiveLineStuck: one('tawa_house_unplaced_event_seconds', 30),
  TawaPaymentsUnsettled: one('tawa_house_unsettled_payment_seconds', 900),
  TawaPaymentsHeld: one('tawa_house_held_payments', 1),
  TawaRefundsStuck: one('tawa_house_stuck_refunds', 1),
  TawaWebhooksRefused: { series: { [answers('webhook', '4xx')]: grow(1) } },
  TawaProviderFails: { series: { [calls('razorpay', 'failed')]: grow(20) } },
  TawaMailsWait: one('tawa_house_oldest_mail_seconds', 1000),
  TawaTextsWait: one('tawa_house_oldest_text_seconds', 700),
  TawaNoticesWait: one('tawa_house_oldest_notice_seconds', 200),
  TawaMessagesGivenUp: { series: { [process('tawa_messages_given_up_total', 'way="mail"')]: steps([0, 0], [11, 1]) } },
};

/** The names of the alerts that a file of rules has. */
export const alertsIn = (rules) => [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);

/** The metrics that a text names, of the program and of its process. */
export const metricsIn = (text) => [
  ...new Set([...text.matchAll(/\b(?:tawa|process|nodejs)_[a-z0-9_]+\b/g)].map(([name]) => name)),
];

// What takes days is told every ten minutes, or promtool has a minute's work.
const everyM = (at) => (at > 120 ? 10 : 1);

function valuesOf(figure, at) {
  const moments = Array.from({ length: at / everyM(at) + 1 }, (_, index) => index * everyM(at));
  return moments.map((minute) => figure(minute)).join(' ');
}

const testOf = (name, { series = {}, at = 60, also = [] }) => ({
  name,
  interval: `${everyM(at)}m`,
  input_series: Object.entries({ ...healthy, ...series }).map(([key, figure]) => ({
    series: key,
    values: valuesOf(figure, at),
  })),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: `${at}m`,
      exp_samples: (name === 'healthy' ? [] : [name, ...also]).map((alertname) => ({
        labels: `{alertname="${alertname}"}`,
        value: 1,
      })),
    },
  ],
});

/** Files for `promtool test rules`: a healthy house fires nothing at any of the moments, and each case what it names alone. */
export function promtoolTests(rulesFile) {
  const tests = [
    ...[60, weekM + 30].map((at) => testOf('healthy', { at })),
    ...Object.entries(cases).map(([name, given]) => testOf(name, given)),
  ];
  return ['1m', '10m'].map((interval) => ({
    rule_files: [rulesFile],
    evaluation_interval: interval,
    tests: tests.filter((each) => each.interval === interval),
  }));
}
