import { describe, expect, it } from 'vitest';
import { allowedActions, importStates, isUnderWay } from '../../../src/core/imports/import-states.ts';

describe('allowedActions', () => {
  it('lets an import begin only once it is checked, and be undone once', () => {
    expect(importStates.filter((state) => allowedActions(state).includes('run'))).toEqual(['checked']);
    expect(importStates.filter((state) => allowedActions(state).includes('undo'))).toEqual(['done', 'failed']);
  });

  it('allows nothing while the server is at work', () => {
    for (const state of importStates.filter(isUnderWay)) expect(allowedActions(state)).toEqual([]);
  });
});
