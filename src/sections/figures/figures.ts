import { AdoptionGauges } from './AdoptionGauges/AdoptionGauges.tsx';
import { BarCharts } from './BarCharts/BarCharts.tsx';
import { DrawingFigures } from './DrawingFigures/DrawingFigures.tsx';
import { GanttChart } from './GanttChart/GanttChart.tsx';
import { LoadDiagram } from './LoadDiagram/LoadDiagram.tsx';
import { MeterTree } from './MeterTree/MeterTree.tsx';
import { Savings } from './Savings/Savings.tsx';
import { StatCards } from './StatCards/StatCards.tsx';
import { StockChart } from './StockChart/StockChart.tsx';

/** The figures family: the component of each section, and its filling. */
export const figures = {
  adoptionGauges: { component: AdoptionGauges },
  barCharts: { component: BarCharts },
  drawingFigures: { component: DrawingFigures },
  ganttChart: { component: GanttChart },
  loadDiagram: { component: LoadDiagram },
  meterTree: { component: MeterTree },
  savings: { component: Savings },
  statCards: { component: StatCards },
  stockChart: { component: StockChart },
} as const;
