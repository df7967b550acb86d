import { AdoptionGauges } from './AdoptionGauges/AdoptionGauges.tsx';
import { BarCharts } from './BarCharts/BarCharts.tsx';
import { BuildingFigures } from './BuildingFigures/BuildingFigures.tsx';
import { CostBars } from './CostBars/CostBars.tsx';
import { FigureRows } from './FigureRows/FigureRows.tsx';
import { GanttChart } from './GanttChart/GanttChart.tsx';
import { GaugeRow } from './GaugeRow/GaugeRow.tsx';
import { LoadDiagram } from './LoadDiagram/LoadDiagram.tsx';
import { MeterTree } from './MeterTree/MeterTree.tsx';
import { PercentageScale } from './PercentageScale/PercentageScale.tsx';
import { SavingsProof } from './SavingsProof/SavingsProof.tsx';
import { StatCards } from './StatCards/StatCards.tsx';
import { StatementFigures } from './StatementFigures/StatementFigures.tsx';
import { StockChart } from './StockChart/StockChart.tsx';

/** The figures family: the component of each section, and what it holds inside. */
export const figures = {
  adoptionGauges: { component: AdoptionGauges },
  barCharts: { component: BarCharts },
  buildingFigures: { component: BuildingFigures },
  costBars: { component: CostBars },
  figureRows: { component: FigureRows },
  ganttChart: { component: GanttChart },
  gaugeRow: { component: GaugeRow },
  loadDiagram: { component: LoadDiagram },
  meterTree: { component: MeterTree },
  percentageScale: { component: PercentageScale },
  savingsProof: { component: SavingsProof },
  statCards: { component: StatCards },
  statementFigures: { component: StatementFigures },
  stockChart: { component: StockChart },
} as const;
