export const importStates = ['uploaded', 'checked', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

export const importActions = ['check', 'run', 'undo'] as const;
export type ImportAction = (typeof importActions)[number];

const actionsOf: Readonly<Record<ImportState, readonly ImportAction[]>> = {
  uploaded: ['check'],
  checked: ['check', 'run'],
  running: [],
  done: ['undo'],
  // What was written before the failure is put back too.
  failed: ['undo'],
  undoing: [],
  undone: [],
};

export const allowedActions = (state: ImportState): readonly ImportAction[] => actionsOf[state];

/** Whether the server is at work on it. */
export const isUnderWay = (state: ImportState): boolean => state === 'running' || state === 'undoing';
