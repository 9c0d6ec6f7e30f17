/** One line of text, which the renderer need not break, reorder or join. */
import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { TextLine } from './text-lines.ts';

/** Size in points. */
type LineStyle = Readonly<Record<'fontSize' | 'lineHeight', number>> & { readonly color: string };

/** Without these features every letter is one glyph, so that none is lost when the renderer reverses words. */
const UNJOINED = { ccmp: 0, init: 0, medi: 0, fina: 0, rlig: 0, liga: 0, mark: 0, mkmk: 0 };
/** Points beyond the line in which marks and tails are not cut off. */
const AIR = 20;

export function Line({ line, style }: { line: TextLine; style: LineStyle }): ReactElement {
  const { outline, runs, width } = line;
  const [first, ...others] = runs;
  // A text within a text takes the renderer a tenth longer.
  if (outline === undefined && first !== undefined && others.length === 0)
    return <Text style={{ ...style, fontFamily: first.font }}>{first.text}</Text>;
  const words = runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line have no other name and never change places
    <Text key={index} style={{ fontFamily: run.font }}>
      {run.text}
    </Text>
  ));
  if (outline === undefined) return <Text style={style}>{words}</Text>;
  const { d, baseline, words: top } = outline;
  const height = style.fontSize * style.lineHeight;
  const [wide, high] = [width + 2 * AIR, height + 2 * AIR];
  return (
    <View style={{ width, height }}>
      <Svg
        style={{ position: 'absolute', left: -AIR, top: -AIR }}
        width={wide}
        height={high}
        viewBox={`${-AIR} ${-AIR - baseline} ${wide} ${high}`}
      >
        <Path d={d} fill={style.color} />
      </Svg>
      {/* What is searched, copied and read aloud. */}
      <Text
        style={{
          ...style,
          position: 'absolute',
          left: 0,
          top,
          // Unjoined letters are wider, and must not go on two lines.
          width: width * 3 + AIR,
          opacity: 0,
          fontFeatureSettings: UNJOINED,
        }}
      >
        {words}
      </Text>
    </View>
  );
}
