import type { ComponentType } from "react";
import { BODY, before, behind, Dollops, Flower, Leaf, rim, Strawberry, TOP } from "./pieces.tsx";
import type { CakeName } from "./section.ts";

type CakeProps = { name: string };

/** A cake in two parts: what stands behind the candles and what stands before them. */
type Cake = { Behind: ComponentType<CakeProps>; Before: ComponentType<CakeProps> };

const Top = ({ fill }: { fill: string }) => (
  <ellipse cx={TOP.x} cy={TOP.y} rx={TOP.across} ry={TOP.down} fill={fill} />
);

/** Light falls from the flames: the middle is bright, the sides turn away. */
function Body({ fill }: { fill: string }) {
  return (
    <>
      <path d={BODY} fill={fill} />
      <path d={BODY} fill="var(--cake-turn)" />
    </>
  );
}

const creamRim = rim({ count: 22, inset: 10 });
const halves = [96, 124, 152, 180, 208, 236, 264];

const cream: Cake = {
  Behind: () => (
    <>
      <Body fill="#fff4e4" />
      <path d="M68 196a112 24 0 0 0 224 0v9a112 24 0 0 1-224 0z" fill="#f4c9a0" opacity=".6" />
      {halves.map((x) => {
        const down = 201 + 24 * Math.sqrt(1 - ((x - 180) / 112) ** 2);
        return (
          <g key={x} transform={`translate(${x} ${Math.round(down)})`}>
            <path d="M0 9C-8 5-9-4-5-8q5-4 10 0c4 4 3 13-5 17z" fill="#e0525a" />
            <path d="M0 5C-4 3-4.5-3-2.5-5q2.5-2 5 0C4.5-3 4 3 0 5z" fill="#fbd3cb" />
          </g>
        );
      })}
      <Top fill="#fffaf1" />
      <Dollops at={behind(creamRim)} />
    </>
  ),
  Before: () => (
    <>
      <Dollops at={before(creamRim)} size={1.12} />
      <Strawberry x={96} y={152} turn={-16} size={1.15} />
      <Strawberry x={264} y={152} turn={16} size={1.15} />
      <Strawberry x={134} y={164} turn={-7} size={1.2} />
      <Strawberry x={226} y={164} turn={7} size={1.2} />
    </>
  ),
};

/** Ganache runs down as far as it likes. */
const ganache =
  "M68 150v22q4 12 10 2 3-9 9-1v26q6 13 13 1v-17q5-9 11 0v34q7 14 14 0v-31q6-9 12 0v12q6 12 12 1v-9q6-10 12 0v36q7 14 14 0v-38q6-9 12 0v14q6 12 12 0v-17q6-9 11 0v28q7 13 13 0v-27q5-9 11 0v8q6 12 11 1v-17q4-9 9-1v19q5 11 10-1v-26z";
const chocolateRim = rim({ count: 11, inset: 14 });
const cherries = before(chocolateRim).map(({ x, y }) => ({ x, y: y - 19 }));

const chocolate: Cake = {
  Behind: () => (
    <>
      <Body fill="#7a4a34" />
      <path d="M68 214a112 24 0 0 0 224 0v10a112 24 0 0 1-224 0z" fill="#e9c9a3" opacity=".55" />
      <path d={ganache} fill="#3d2018" />
      <path
        d="M84 168v22M127 176v42M188 186v40M243 178v30"
        stroke="#8c5a45"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".7"
      />
      <Top fill="#472619" />
      <ellipse cx="180" cy="146" rx="96" ry="17" fill="#54301f" />
      <Dollops at={behind(chocolateRim)} size={1.1} />
    </>
  ),
  Before: () => (
    <>
      <Dollops at={before(chocolateRim)} size={1.3} />
      {cherries.map(({ x, y }, index) => (
        <circle key={x} cx={x} cy={y} r="7.2" fill={index % 2 ? "#8f1d2c" : "#a82436"} />
      ))}
      <path
        d={cherries.map(({ x, y }) => `M${x - 3} ${y - 3}q1-2.5 3.5-2.5`).join("")}
        stroke="#f2a3a0"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d={cherries.map(({ x, y }) => `M${x} ${y - 7}q2-9 8-12`).join("")}
        stroke="#6a7d3a"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path
        d="M104 190l3-4 2 4-3 3zM150 206l4-3 1 5-4 1zM214 202l3-4 3 3-3 4zM258 194l4-2 0 4-3 2zM176 232l3-4 2 4-3 2z"
        fill="#e9c46a"
      />
    </>
  ),
};

/** Steamed rice, sieved twice: its side is a little rough. */
const grain =
  "M82 186h0M97 206h0M116 196h0M133 222h0M150 204h0M168 232h0M184 212h0M201 236h0M219 206h0M236 226h0M254 198h0M272 212h0M90 232h0M126 244h0M226 246h0M262 236h0M108 220h0M192 196h0M160 248h0M280 190h0";
const jujubes = [112, 146, 180, 214, 248].map((x) => ({
  x,
  y: Math.round(214 + 24 * Math.sqrt(1 - ((x - 180) / 112) ** 2)),
}));

const rice: Cake = {
  Behind: () => (
    <>
      <Body fill="#fbf5e8" />
      <path d="M68 190a112 24 0 0 0 224 0v12a112 24 0 0 1-224 0z" fill="#d9c9a0" opacity=".5" />
      <path d={grain} stroke="#d3bf95" strokeWidth="2.2" strokeLinecap="round" opacity=".7" />
      {jujubes.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse key={turn} cy="-5" rx="3.4" ry="5" fill="#9a4632" transform={`rotate(${turn})`} />
          ))}
          <circle r="2.6" fill="#f0d9a4" />
        </g>
      ))}
      <Top fill="#fffaf0" />
      <ellipse cx="180" cy="150" rx="101" ry="19" fill="none" stroke="#e5d6b4" strokeWidth="1.4" />
      <Leaf x={104} y={140} turn={-150} />
      <Leaf x={256} y={140} turn={-30} />
      <Flower x={96} y={146} size={1} hue="ivory" />
      <Flower x={264} y={146} size={1} hue="rose" />
      <Flower x={120} y={137} size={0.74} hue="plum" />
      <Flower x={241} y={137} size={0.74} hue="ivory" />
    </>
  ),
  Before: () => (
    <>
      <Leaf x={92} y={166} turn={165} size={1.05} />
      <Leaf x={268} y={166} turn={15} size={1.05} />
      <Leaf x={142} y={182} turn={150} size={0.9} />
      <Leaf x={220} y={182} turn={30} size={0.9} />
      <Flower x={108} y={166} size={1.28} hue="rose" />
      <Flower x={252} y={166} size={1.28} hue="plum" />
      <Flower x={144} y={176} size={1.05} hue="ivory" />
      <Flower x={217} y={176} size={1.05} hue="rose" />
      <Flower x={180} y={180} size={0.86} hue="plum" />
      <path
        d="M160 180h0M164 174h0M198 181h0M194 174h0M84 178h0M276 178h0"
        stroke="#fff8e6"
        strokeWidth="4.6"
        strokeLinecap="round"
      />
    </>
  ),
};

const foot = Array.from({ length: 21 }, (_, index) => {
  const angle = Math.PI * ((index + 0.5) / 21);
  return { x: Math.round(180 - 112 * Math.cos(angle)), y: Math.round(236 + 22 * Math.sin(angle)) };
});
const letteringRim = rim({ count: 26, inset: 6 });

/** As large as the word lets it be. */
function letterSize(word: string): number {
  return Math.min(38, Math.floor(172 / Math.max(word.length, 3)));
}

const lettering: Cake = {
  Behind: ({ name }) => (
    <>
      <Body fill="var(--icing)" />
      <Dollops at={foot} size={0.78} />
      <text
        x="180"
        y="216"
        textAnchor="middle"
        dominantBaseline="middle"
        fontFamily="var(--heading)"
        fontSize={letterSize(name)}
        fontWeight="700"
        fill="#fffaf2"
        stroke="var(--icing-line)"
        strokeWidth="3"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {name}
      </text>
      <Top fill="var(--icing-light)" />
      <Dollops at={behind(letteringRim)} size={0.8} />
    </>
  ),
  Before: () => (
    <>
      <Dollops at={before(letteringRim)} size={0.9} />
      {[88, 272].map((x) => (
        <path
          key={x}
          transform={`translate(${x} 204) rotate(${x < 180 ? -10 : 10})`}
          d="M0 6C-7 1-9-3-6.5-6-4-8.5-1-7 0-4.5 1-7 4-8.5 6.5-6 9-3 7 1 0 6z"
          fill="#fffaf2"
        />
      ))}
    </>
  ),
};

export const drawnCakes: Record<CakeName, Cake> = { cream, chocolate, rice, lettering };
