import type { GroupBoard } from '../../../../contract/trade/group.ts';
import type { BoardBasis } from '../../../../core/trade/board.ts';
import type { Picked } from './awards.ts';

/** What both shapes of the board show and do. */
export type BoardViewProps = {
  board: GroupBoard;
  basis: BoardBasis;
  picked: Picked;
  /** @param requestId undefined: from nobody */
  onPick: (lineIds: readonly string[], requestId: string | undefined) => void;
};
