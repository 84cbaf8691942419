import { Table } from "@mantine/core";
import { Fragment } from "react";
import { listedMomentWords } from "#domain/moment-words.ts";
import unseen from "#web/shell/unseen.module.css";
import { LeftPhotos, leftPhotos } from "./left-photos.tsx";
import { Marks } from "./marks.tsx";
import { ResponseActs } from "./response-acts.tsx";
import styles from "./responses.module.css";
import type { ShownResponse, useResponses } from "./use-responses.ts";

export type ResponsesProps = {
  columns: readonly string[];
  responses: readonly ShownResponse[];
  isPublic(response: ShownResponse): boolean;
  nameOf(response: ShownResponse): string;
  list: ReturnType<typeof useResponses>;
};

/** A word or two, which a narrow column would break in the middle. */
const SHORT = 8;

/** On a desktop: a line each. */
export function ResponseTable({ columns, responses, isPublic, nameOf, list }: ResponsesProps) {
  return (
    <Table.ScrollContainer minWidth={640} type="native" className={styles.scroll}>
      <Table verticalSpacing="sm" horizontalSpacing="md" className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
            <Table.Th>남긴 때</Table.Th>
            <Table.Th className={styles.narrow}>
              <span className={unseen.words}>할 일</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {responses.map((response) => (
            <Fragment key={response.id}>
              <Table.Tr data-hidden={response.hidden || undefined}>
                {columns.map((column, index) => (
                  <Table.Td
                    key={column}
                    data-short={(response.values[index]?.length ?? 0) <= SHORT || undefined}
                  >
                    {response.values[index]}
                    {index === 0 && <Marks response={response} />}
                  </Table.Td>
                ))}
                <Table.Td className={styles.when}>{listedMomentWords(response.createdAt)}</Table.Td>
                <Table.Td className={styles.narrow}>
                  <ResponseActs
                    response={response}
                    name={nameOf(response)}
                    isPublic={isPublic(response)}
                    list={list}
                  />
                </Table.Td>
              </Table.Tr>
              <Under response={response} columns={columns.length + 2} />
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** What needs the whole width: photos, and the owner's reply. */
function Under({ response, columns }: { response: ShownResponse; columns: number }) {
  const photos = leftPhotos(response.content);
  if (photos.length === 0 && !response.reply) return null;
  return (
    <Table.Tr className={styles.under}>
      <Table.Td colSpan={columns}>
        <LeftPhotos photos={photos} />
        {response.reply && <p className={styles.reply}>답글: {response.reply}</p>}
      </Table.Td>
    </Table.Tr>
  );
}
