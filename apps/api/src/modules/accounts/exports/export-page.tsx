import { renderToStaticMarkup } from 'react-dom/server';
import { type PersonalData, personalData, type Row, type Value } from './personal-data.store.ts';

const style = `
body{margin:0 auto;max-width:1100px;padding:24px;font:16px/1.5 Figtree,system-ui,sans-serif;color:#241326;background:#fdf9f3}
h1,h2{line-height:1.2}section{margin:32px 0;padding:20px;background:#fff;border-radius:16px;overflow-x:auto}
table{border-collapse:collapse;font-size:14px}th,td{padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-top:1px solid #eae3dc}
th{font-weight:600;color:#6b5a6e}ul{margin:0;padding-left:18px}nav a{display:inline-block;margin:0 16px 8px 0;color:#651c4b}
`;

const dateTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});
const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const label = (key: string): string => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('_', ' ');

const money = new Set(['price', 'discounted_price', 'amount', 'total', 'refunded', 'balance', 'cgst', 'sgst']);

function textOf(key: string, value: Exclude<Value, object>): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return money.has(key) ? `₹${value.toFixed(2)}` : String(value);
  return instant.test(value) ? dateTime.format(new Date(value)) : value;
}

/** Rows have no names of their own; their place is one. */
const placed = <T,>(items: readonly T[]) => items.map((item, place) => ({ item, place: String(place) }));

const isRow = (value: Value): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function FieldValue({ name, value }: { name: string; value: Value }) {
  if (value instanceof Date) return dateTime.format(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return (
      <ul>
        {placed(value).map(({ item, place }) => (
          <li key={place}>
            <FieldValue name={name} value={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (!isRow(value)) return textOf(name, value);
  const filled = Object.entries(value).filter(([, each]) => each !== null && each !== '');
  return filled.map(([key, each], index) => (
    <span key={key}>
      {index > 0 && ', '}
      {label(key).toLowerCase()} <FieldValue name={key} value={each} />
    </span>
  ));
}

function Section({ name, rows }: { name: string; rows: readonly Row[] }) {
  const title = Object.entries(personalData).find(([key]) => key === name)?.[1].title ?? label(name);
  const [first] = rows;
  return (
    <section id={name}>
      <h2>
        {title} ({rows.length})
      </h2>
      {first ? (
        <table>
          <thead>
            <tr>
              {Object.keys(first).map((key) => (
                <th key={key} scope="col">
                  {label(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placed(rows).map(({ item, place }) => (
              <tr key={place}>
                {Object.entries(item).map(([key, value]) => (
                  <td key={key}>
                    <FieldValue name={key} value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>Nothing is kept.</p>
      )}
    </section>
  );
}

function Page({ data, madeOn }: { data: PersonalData; madeOn: Date }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>My data at Tawa</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>My data at Tawa</h1>
        <p>As it was on {dateTime.format(madeOn)}. The same stands in data.json, for programs.</p>
        <nav>
          {Object.keys(data).map((name) => (
            <a key={name} href={`#${name}`}>
              {label(name)}
            </a>
          ))}
        </nav>
        {Object.entries(data).map(([name, rows]) => (
          <Section key={name} name={name} rows={rows} />
        ))}
      </body>
    </html>
  );
}

/** Everything as one page that opens without a line, for people. */
export const exportPage = (data: PersonalData, madeOn: Date): string =>
  `<!doctype html>${renderToStaticMarkup(<Page data={data} madeOn={madeOn} />)}`;
