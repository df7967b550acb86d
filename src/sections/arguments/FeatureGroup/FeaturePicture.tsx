import type { Locale } from '../../../content/files/locale.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { OperableWindow } from '../../../windows/OperableWindow/OperableWindow.tsx';
import { DataTable } from '../../../windows/parts/DataTable.tsx';
import { Facts } from '../../../windows/parts/Facts.tsx';
import { Plot, type PlotPath } from '../../../windows/parts/Plot.tsx';
import { areaPath, linePath, plotPoints } from '../../../windows/parts/plotPaths.ts';
import { RuleCard } from '../../../windows/RuleCard/RuleCard.tsx';
import { WindowFrame } from '../../../windows/WindowFrame/WindowFrame.tsx';
import type { FeaturePictureData } from './featurePictureSchema.ts';

type Kind<K extends FeaturePictureData['kind']> = Extract<FeaturePictureData, { kind: K }>;

function TablePicture({ label, title, trail, note, columns, rows }: Kind<'table'>) {
  return (
    <WindowFrame label={label} title={title} trail={trail} note={note}>
      <DataTable
        columns={columns.map((column) => ({ key: column.heading, ...column }))}
        rows={rows.map(({ cells, isAlarmed }) => ({ key: cells.join(), cells, isAlarmed }))}
      />
    </WindowFrame>
  );
}

function TracePicture(props: Kind<'trace'>) {
  const { label, title, trail, note, values, expected, low, high, bands, levels, times, facts } = props;
  const paths: PlotPath[] = bands.map(([from, to]) => ({
    kind: 'band',
    path: areaPath(
      [
        [from, 1],
        [to, 1],
      ],
      [
        [from, 0],
        [to, 0],
      ],
    ),
  }));
  if (expected) paths.push({ kind: 'expected', path: linePath(plotPoints(expected, low, high)) });
  paths.push({ kind: 'measured', path: linePath(plotPoints(values, low, high)) });
  return (
    <WindowFrame label={label} title={title} trail={trail} note={note}>
      <Plot paths={paths} levels={levels} times={times} />
      <Facts facts={facts.map((fact) => ({ ...fact, isMeasured: true }))} />
    </WindowFrame>
  );
}

/** Content marks a setting like any measured value; braces in the rule are placeholders. */
function RulePicture({ clauses, ...heading }: Kind<'rule'>) {
  return <RuleCard {...heading} clauses={clauses} />;
}

interface FeaturePictureProps {
  picture: FeaturePictureData;
  locale: Locale | undefined;
}

/** What a feature shows: a drawing, a product window, or a window built from the content's own data. */
export function FeaturePicture({ picture, locale }: FeaturePictureProps) {
  switch (picture.kind) {
    case 'scene':
      return <SceneImage scene={picture.scene} alt={picture.alt} />;
    case 'window':
      return <OperableWindow name={picture.window} locale={locale} />;
    case 'table':
      return <TablePicture {...picture} />;
    case 'rule':
      return <RulePicture {...picture} />;
    case 'trace':
      return <TracePicture {...picture} />;
  }
}
