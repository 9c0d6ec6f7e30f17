/** Whether a step is undone or redone. */
export type StepDirection = 'undo' | 'redo';
