import css from './chance-note.module.css';
import { useChance } from './chances-context.tsx';

/** The chance of a field's roll, in small type next to the field. Nothing is shown if the field is not rolled. */
export function ChanceNote({ at }: { at: string }) {
  const chance = useChance(at);
  if (chance === undefined) return null;
  return (
    <span className={css.chance} title={chance.about}>
      <span className={css.percent}>{chance.percent}</span> <span>{chance.to}</span>
      <span className="visually-hidden">: {chance.about}</span>
    </span>
  );
}
