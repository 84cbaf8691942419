import { Button, Group, Select, Stack, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { z } from "zod";
import { holderName, orderReference, phoneEnding, quantity } from "#domain/voucher.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import {
  AdminRegisterVouchersDocument,
  type AdminRegisterVouchersMutation,
  AdminVoucherProductsDocument,
  type AdminVoucherProductsQuery,
} from "#web/graphql/graphql.ts";
import { askProved } from "#web/session/proof.ts";
import styles from "./vouchers.module.css";

export type Registered = AdminRegisterVouchersMutation["adminRegisterVouchers"];

const line = z.object({
  productOrder: orderReference,
  buyer: holderName,
  digits: phoneEnding,
  product: z.string().min(1, "상품을 골라 주세요."),
  quantity: z.string().transform(Number).pipe(quantity),
  company: z.string(),
});

const EMPTY = { productOrder: "", buyer: "", digits: "", product: "", quantity: "1", company: "" };

/** One line of an order, typed. */
export function ByHand({ onRegistered }: { onRegistered(registered: Registered): void }) {
  const [known, setKnown] = useState<string>();
  const { form, input, submit, busy, problem } = useValidatedForm({
    schema: line,
    initial: EMPTY,
    async act({ company, ...sold }) {
      setKnown(undefined);
      const variables = { vouchers: [sold], company: company.trim() || null };
      const { adminRegisterVouchers } = await askProved(AdminRegisterVouchersDocument, variables);
      const [before] = adminRegisterVouchers.known;
      if (before) return setKnown(`이미 등록된 상품주문번호(${before})입니다. 아래 목록에서 찾아보세요.`);
      form.setValues(EMPTY);
      onRegistered(adminRegisterVouchers);
    },
  });
  const products = useProducts();
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div className={styles.fields}>
          <TextInput label="상품주문번호" placeholder="2026111512345678" {...input("productOrder")} />
          <Select
            label="상품"
            placeholder={products ? "고르기" : "불러오지 못했습니다. 새로 고쳐 주세요."}
            data={products?.map(({ code, label }) => ({ value: code, label }))}
            allowDeselect={false}
            {...input("product")}
          />
          <TextInput label="구매하신 분" placeholder="홍길동" autoComplete="off" {...input("buyer")} />
          <TextInput
            label="휴대전화 마지막 네 자리"
            placeholder="5678"
            inputMode="numeric"
            autoComplete="off"
            {...input("digits")}
          />
          <TextInput label="수량" inputMode="numeric" {...input("quantity")} />
          <TextInput
            label="업체 사업자등록번호 (선택)"
            placeholder="123-45-67890"
            description="적으시면 그 업체가 보유하고, 고객에게 전할 때 링크가 만들어집니다."
            inputWrapperOrder={["label", "input", "description", "error"]}
            inputMode="numeric"
            {...input("company")}
          />
        </div>
        <Problem sentence={problem ?? known} />
        <Group>
          <Button type="submit" loading={busy}>
            등록하기
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Null where they could not be asked for: then nothing can be chosen. */
function useProducts() {
  const [products, setProducts] = useState<AdminVoucherProductsQuery["adminVoucherProducts"] | null>([]);
  useEffect(() => {
    ask(AdminVoucherProductsDocument).then(
      ({ adminVoucherProducts }) => setProducts(adminVoucherProducts),
      () => setProducts(null),
    );
  }, []);
  return products;
}
