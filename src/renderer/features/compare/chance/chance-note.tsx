import css from './chance-note.module.css';
import { useChance } from './chances-context.tsx';

/** The chance of what a field is rolled for, small beside it; nothing where it is not rolled. */
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
