import { data, useLocation } from "react-router";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { askWhileRendering } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { explain } from "#web/forms/explain.ts";
import { ReportableDocument, ReportDocument } from "#web/graphql/graphql.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";
import type { Route } from "./+types/report";
import { Received } from "./report/received.tsx";
import { type Refused, ReportForm } from "./report/report-form.tsx";
import { Reported } from "./report/reported.tsx";
import { readTyped, type TypedReport, typedInReport } from "./report/typed.ts";

const UNKNOWN = "신고하실 카드를 찾지 못했습니다. 카드 맨 아래의 ‘신고하기’를 눌러 주세요.";

export function meta() {
  return [
    { title: "신고하기 · 고이" },
    {
      name: "description",
      content: "카드나 그 위에 남겨진 글이 권리를 침해하면 알려 주세요. 살펴보고 답해 드립니다.",
    },
    { name: "robots", content: "noindex" },
  ];
}

function asked(request: Request) {
  const { searchParams } = new URL(request.url);
  return { card: searchParams.get("card") ?? "", entry: searchParams.get("entry") };
}

/** Refusals are told on the page; anything else is a mistake of ours. */
function refusalIn(error: unknown): ApiRefusal {
  if (error instanceof ApiRefusal && error.code !== "INTERNAL") return error;
  throw error;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { card, entry } = asked(request);
  if (!card) return data({ card, reportable: null, sentence: UNKNOWN, key: "" }, { status: 404 });
  try {
    const { reportable } = await askWhileRendering(context)(ReportableDocument, { card, entry });
    return data({ card, reportable, sentence: "", key: newIdempotencyKey() });
  } catch (error) {
    const { message } = refusalIn(error);
    return data({ card, reportable: null, sentence: message, key: "" }, { status: 404 });
  }
}

type Answer = { receipt?: { number: string; email: string }; refused?: Refused; typed?: TypedReport };

/** Takes the report, with or without a script in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const { card, entry } = asked(request);
  const typed = typedInReport(await request.formData());
  const { report, fields } = readTyped(typed);
  const refuse = (refused: Refused) => data<Answer>({ refused, typed }, { status: 422 });
  if (!report) return refuse({ fields });
  try {
    const { key, website } = typed;
    const sent = await askWhileRendering(context)(ReportDocument, { card, entry, report, key, website });
    return data<Answer>({ receipt: sent.report });
  } catch (error) {
    const { message, fields } = refusalIn(error);
    return refuse({ fields, ...(Object.keys(fields).length === 0 && { sentence: message }) });
  }
}

/** Where the network breaks off the form stays as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  try {
    return await serverAction();
  } catch (error) {
    return { refused: { sentence: explain(error).sentence, fields: {} } };
  }
}

/** Where somebody says that a card, or something on it, hurts their rights. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { card, reportable, sentence, key } = loaderData;
  if (actionData?.receipt) {
    return <Received receipt={actionData.receipt} back={reportable?.address ?? null} />;
  }
  if (!reportable) {
    return (
      <NarrowPage title="신고할 수 없습니다" lead={sentence}>
        <a href="/faq">자주 묻는 질문 보기</a>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="신고하기"
      lead="권리가 침해되었거나 보기 힘든 내용이 있으면 알려 주세요. 살펴보고 결과를 메일로 알려 드립니다."
    >
      <Reported reportable={reportable} card={card} />
      <ReportForm
        to={`/report${search}`}
        formKey={key}
        refused={actionData?.refused}
        typed={actionData?.typed}
      />
    </NarrowPage>
  );
}
