import { type CardContent, part } from "#cards/engine/card.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { asksSex, type Relation } from "#cards/kinds/memorial/passing.ts";

const MALE: readonly Relation[] = ["father", "wife-father", "husband-father", "grandfather", "mother-father"];
const FEMALE: readonly Relation[] = [
  "mother",
  "wife-mother",
  "husband-mother",
  "grandmother",
  "mother-mother",
];

/** As the relation says it; null where nothing does. What was chosen before another relation was is idle. */
export function sexOfDeceased(content: CardContent): "male" | "female" | null {
  const { relation, sex } = part(content, obituary);
  if (MALE.includes(relation)) return "male";
  if (FEMALE.includes(relation)) return "female";
  return asksSex(relation) && sex !== "unsaid" ? sex : null;
}
