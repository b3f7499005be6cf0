export { type RenderBoard, registerBoard } from './board.tsx';
export { ensureCards, loadScenarios, watchScenario } from './load.ts';
export { Player } from './Player.tsx';
export { ScenarioPlayer } from './ScenarioPlayer.tsx';
