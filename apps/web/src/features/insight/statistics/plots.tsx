// The drawn charts, in a chunk of their own: whoever opens no report never fetches it.
import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axisRupees, hourText } from './figure-words.ts';
import { statisticsTexts } from './statistics.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const axisText = { fill: 'var(--ink-2)', fontSize: 12 } as const;
const tooltip = {
  cursor: { fill: 'var(--surface-2)' },
  contentStyle: {
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 12,
    color: 'var(--ink)',
    fontSize: 13,
  },
  itemStyle: { color: 'var(--ink)' },
  isAnimationActive: false,
} as const;

export interface SalesBar {
  label: string;
  name: string;
  gross: number;
  before: number | null;
  isSoFar: boolean;
  isBest: boolean;
}

interface BarShape {
  x?: number | undefined;
  y?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** A bar with a round top; the one of today is hatched. */
function SalesShape({ x = 0, y = 0, width = 0, height = 0, isSoFar }: BarShape & { isSoFar: boolean }) {
  if (height <= 0) return null;
  const radius = Math.min(6, height, width / 2);
  const path = `M${x},${y + height} v${radius - height} q0,${-radius} ${radius},${-radius} h${width - 2 * radius} q${radius},0 ${radius},${radius} v${height - radius} z`;
  return (
    <path
      d={path}
      fill={isSoFar ? 'url(#sales-so-far)' : 'var(--c1)'}
      stroke="var(--c1)"
      strokeWidth={isSoFar ? 1.5 : 0}
    />
  );
}

interface Dot {
  cx?: number;
  cy?: number;
  index?: number;
  payload?: unknown;
}

/** A short line at the height of the former period, over the middle of its bar. */
function drawFormer({ cx, cy, index }: Dot) {
  if (cx === undefined || cy === undefined || Number.isNaN(cy)) return <g key={index} />;
  return <rect key={index} x={cx - 15} y={cy - 1.5} width={30} height={3} rx={1.5} fill="var(--c2)" />;
}

interface LabelPlace {
  x?: number | string | undefined;
  y?: number | string | undefined;
  width?: number | string | undefined;
  value?: unknown;
  index?: number | undefined;
}

/** Words over a bar, on one line however narrow the bar is. */
function drawLabel({ x, y, width, value, index }: LabelPlace) {
  return (
    <text
      key={index}
      x={Number(x) + Number(width) / 2}
      y={Number(y) - 10}
      textAnchor="middle"
      fill="var(--ink)"
      fontSize={12}
      fontWeight={700}
    >
      {typeof value === 'string' ? value : ''}
    </text>
  );
}

const barOf = (shape: unknown): SalesBar | undefined => {
  if (typeof shape !== 'object' || shape === null || !('payload' in shape)) return undefined;
  const { payload } = shape;
  return isBar(payload) ? payload : undefined;
};
const isBar = (value: unknown): value is SalesBar => typeof value === 'object' && value !== null && 'isSoFar' in value;

const drawSales = (shape: BarShape) => <SalesShape {...shape} isSoFar={barOf(shape)?.isSoFar ?? false} />;

export function SalesPlot({ bars }: { bars: SalesBar[] }) {
  const t = useTexts(statisticsTexts);
  return (
    <ResponsiveContainer width="100%" height={320}>
      <ComposedChart data={bars} margin={{ top: 28, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <pattern id="sales-so-far" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="var(--surface)" />
            <rect width="3" height="6" fill="var(--c1)" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tick={axisText}
          interval="preserveStartEnd"
          minTickGap={6}
        />
        <YAxis width={52} tickLine={false} axisLine={false} tick={axisText} tickFormatter={axisRupees} />
        <Tooltip
          {...tooltip}
          formatter={(value, name) => [formatRupees(Number(value)), name === 'gross' ? t.thisPeriod : t.before]}
          labelFormatter={(label, [first]) => (isBar(first?.payload) ? first.payload.name : label)}
        />
        <Bar dataKey="gross" maxBarSize={34} isAnimationActive={false} shape={drawSales}>
          <LabelList
            valueAccessor={(entry: { payload?: unknown }) => {
              const bar = isBar(entry.payload) ? entry.payload : undefined;
              if (bar?.isSoFar) return t.soFar;
              return bar?.isBest ? formatRupees(bar.gross) : '';
            }}
            content={drawLabel}
          />
        </Bar>
        <Line dataKey="before" stroke="none" isAnimationActive={false} dot={drawFormer} activeDot={false} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

export interface PrepPoint {
  hour: number;
  half: number | null;
  most: number | null;
  promised: number | null;
}

const numberIn = (value: object, name: string): number => {
  const found = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'number' ? found : Number.NaN;
};
const isOver = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && numberIn(payload, 'most') > numberIn(payload, 'promised');

const drawDot = ({ cx, cy, index, payload }: Dot) => (
  <circle
    key={index}
    cx={cx}
    cy={cy}
    r={isOver(payload) ? 5 : 0}
    fill="var(--danger)"
    stroke="var(--surface)"
    strokeWidth={1.5}
  />
);

export function PrepPlot({ points }: { points: PrepPoint[] }) {
  const t = useTexts(statisticsTexts);
  const language = useLanguage();
  const drawn = points.map((point) => ({
    ...point,
    label: hourText(point.hour, language),
    band: point.half === null || point.most === null ? null : [point.half, point.most],
  }));
  return (
    <ResponsiveContainer width="100%" height={320}>
      <ComposedChart data={drawn} margin={{ top: 16, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tick={axisText}
          minTickGap={12}
        />
        <YAxis width={36} tickLine={false} axisLine={false} tick={axisText} />
        <Tooltip {...tooltip} formatter={(value, name) => [t.minutes({ value: String(value) }), name]} filterNull />
        <Area
          dataKey="band"
          stroke="none"
          fill="var(--c1)"
          fillOpacity={0.12}
          isAnimationActive={false}
          tooltipType="none"
        />
        <Line
          dataKey="promised"
          name={t.promise}
          type="step"
          stroke="var(--c2)"
          strokeWidth={2.5}
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="most"
          name={t.most}
          type="monotone"
          stroke="var(--c1)"
          strokeWidth={2}
          strokeDasharray="5 4"
          isAnimationActive={false}
          dot={drawDot}
        />
        <Line
          dataKey="half"
          name={t.half}
          type="monotone"
          stroke="var(--c1)"
          strokeWidth={2.5}
          dot={{ r: 2, fill: 'var(--c1)' }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

export function RatingPlot({ points }: { points: { day: string; rating: number | null }[] }) {
  return (
    <ResponsiveContainer width="100%" height={56}>
      <LineChart data={points} margin={{ top: 8, right: 8, bottom: 4, left: 4 }} accessibilityLayer={false}>
        <YAxis hide domain={['dataMin - 0.2', 'dataMax + 0.2']} />
        <Line
          dataKey="rating"
          type="monotone"
          stroke="var(--c3)"
          strokeWidth={2.5}
          dot={false}
          isAnimationActive={false}
          connectNulls
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
