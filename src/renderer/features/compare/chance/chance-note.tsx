import css from './chance-note.module.css';
import { useChance } from './chances-context.tsx';

/** The chance of a field's roll, in small type next to the field. Nothing is shown if the field is not rolled. */
export function ChanceNote({ pointer }: { pointer: string }) {
  const chance = useChance(pointer);
  if (chance === undefined) return null;
  return (
    <span className={css.chance} title={chance.explanation}>
      <span className={css.percent}>{chance.percent}</span> <span>{chance.outcome}</span>
      <span className="visually-hidden">: {chance.explanation}</span>
    </span>
  );
}
