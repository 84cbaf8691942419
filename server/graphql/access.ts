import SchemaBuilder, {
  BasePlugin,
  type FieldKind,
  type FieldNullability,
  type InputFieldMap,
  type InputShapeFromFields,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { refuseOldProof } from "#domain/proof.ts";
import { type Context, memberOf, visitorOf } from "./context.ts";

/**
 * Who may ask for a root field: an option that each of them must state. The check runs before the resolver and throws
 * a refusal; what it had to load in order to decide it hands on by a grant, so that nothing is loaded or decided twice.
 */
export type Access<Args = object> = {
  /** As the table of operations shows it. */
  readonly who: string;
  /** The context is the field's own: another field of the same call has another one. */
  readonly check: (args: Args, context: Context) => void | Promise<void>;
};

/** Everybody who has the API's key: what may be seen is seen by all, or a secret in the arguments opens it. */
export const anybody: Access = { who: "anybody", check: () => undefined };

/** A device with an identity of its own; what guests leave belongs to one. */
export const visitor: Access = { who: "visitor", check: (_args, context) => void visitorOf(context) };

/** Somebody who is signed in. */
export const member: Access = { who: "member", check: (_args, context) => void memberOf(context) };

/** The same for what cannot be undone: the password was proved a moment ago. */
export const provedMember: Access = {
  who: "proved member",
  check(_args, context) {
    refuseOldProof({ signedInAt: memberOf(context).signedInAt, now: context.clock.now() });
  },
};

/** Those whom every one of the checks lets through. */
export function every<Args>(...all: readonly Access<Args>[]): Access<Args> {
  return {
    who: all.map(({ who }) => who).join(" and "),
    async check(args, context) {
      for (const { check } of all) await check(args, context);
    },
  };
}

/** What an access check found, for the resolver of the same field. Who reads it elsewhere has a bug, and no answer. */
export function createGrant<Thing>(noun: string) {
  const granted = new WeakMap<Context, Thing>();
  return {
    give(context: Context, thing: Thing): void {
      granted.set(context, thing);
    },
    of(context: Context): Thing {
      const thing = granted.get(context);
      if (thing === undefined) throw new TypeError(`The access of this field grants no ${noun}`);
      return thing;
    },
  };
}

const ROOTS: readonly FieldKind[] = ["Query", "Mutation", "Subscription"];

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types["Context"], object>;

class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>) {
    if (!ROOTS.includes(config.kind)) return config;
    return { ...config, extensions: { ...config.extensions, access: accessOf(config).who } };
  }

  /**
   * A subscription is checked when it begins and not for each event: that somebody was taken off a plan is itself an
   * event they must hear. Events say that something changed and never what it is.
   */
  override wrapResolve(resolver: Resolver<Types>, config: PothosOutputFieldConfig<Types>): Resolver<Types> {
    return config.kind === "Subscription" ? resolver : checked(resolver, config);
  }

  override wrapSubscribe(
    subscriber: Resolver<Types> | undefined,
    config: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> | undefined {
    return subscriber && checked(subscriber, config);
  }
}

function checked<Types extends SchemaTypes>(
  resolver: Resolver<Types>,
  config: PothosOutputFieldConfig<Types>,
): Resolver<Types> {
  if (!ROOTS.includes(config.kind)) return resolver;
  const { check } = accessOf(config);
  return async (root, args, context, info) => {
    const own: Context = { ...(context as Context) };
    await check(args, own);
    return resolver(root, args, own, info);
  };
}

/** The compiler asks for it already; a field that got past the compiler stops the server at its start. */
function accessOf<Types extends SchemaTypes>({
  name,
  kind,
  pothosOptions,
}: PothosOutputFieldConfig<Types>): Access {
  const { access } = pothosOptions as { access?: Access };
  if (typeof access?.check !== "function") throw new TypeError(`${kind}.${name} does not say who may ask`);
  return access;
}

export const accessPlugin = "access";
SchemaBuilder.registerPlugin(accessPlugin, AccessPlugin);

type Stated<Args extends InputFieldMap> = { access: Access<InputShapeFromFields<Args>> };

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
    }
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > extends Stated<Args> {}
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > extends Stated<Args> {}
    interface SubscriptionFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > extends Stated<Args> {}
  }
}
