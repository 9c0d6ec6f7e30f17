import { playOf } from '../../../../shared/games/plays.ts';
import type { Encounter } from '../../../../shared/play/encounter.ts';
import { nameOf } from '../../../../shared/play/names.ts';
import type { PlaySpec, Track } from '../../../../shared/play/play-spec.ts';
import type { Play } from '../../../../shared/play/state.ts';
import { dutyWords } from '../../../../shared/play/table/event-words.ts';
import { Name } from '../../../components/name.tsx';
import { ENCOUNTERS } from '../../../strings/documents/encounters.ts';
import css from './standing.module.css';

interface Props {
  encounter: Encounter;
  play: Play;
}

/** Where the game stands: whose turn it is, what waits for an answer, and what every model has left. */
export function Standing({ encounter, play }: Props) {
  const rules = playOf(encounter);
  const { phase, active, due, order } = play.state;
  const { word, by } = rules.clock;
  const may = [...rules.mayAct(play)];
  return (
    <section className={css.block}>
      <h2>{phase === 'over' ? ENCOUNTERS.over : `${word} ${play.state[by]} – ${phase}`}</h2>
      <dl className={css.facts}>
        {active === null ? null : <Fact label={ENCOUNTERS.acting} value={called(play, active)} />}
        {may.length === 0 ? null : (
          <Fact label={ENCOUNTERS.mayAct} value={may.map((id) => called(play, id)).join(', ')} />
        )}
        {order.length === 0 ? null : (
          <Fact label={ENCOUNTERS.order} value={order.map((id) => called(play, id)).join(', ')} />
        )}
        {due.length === 0 ? null : <Fact label={ENCOUNTERS.due} value={dutyWords(rules, play) ?? ''} />}
      </dl>
      {play.seats.map((seat) => (
        <div key={seat.id} className={css.seat}>
          <h3>{seat.name}</h3>
          <ul className={css.tiles}>
            {[...play.figures.values()]
              .filter(({ id, side }) => side === seat.id && play.state.models.has(id))
              .map(({ id }) => (
                <Tile key={id} rules={rules} play={play} id={id} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Tile({ rules, play, id }: { rules: PlaySpec; play: Play; id: string }) {
  const { tracks, tags } = rules.tracked(play, id);
  return (
    <li
      className={css.tile}
      data-active={play.state.active === id || undefined}
      data-out={play.state.models.get(id)?.out || undefined}
    >
      <Name name={called(play, id)} />
      <span className={css.tracks}>
        {tracks.map((track) => (
          <span key={track.label}>{trackText(track)}</span>
        ))}
        {tags.map((tag) => (
          <span key={tag} className={css.tag}>
            {tag}
          </span>
        ))}
      </span>
    </li>
  );
}

/** A model by its name, a side by its own. */
const called = (play: Play, id: string): string =>
  play.seats.find((seat) => seat.id === id)?.name ?? nameOf(play, id) ?? id;

const trackText = ({ label, value, most }: Track): string =>
  most === undefined ? `${label} ${value}` : `${label} ${value} of ${most}`;
