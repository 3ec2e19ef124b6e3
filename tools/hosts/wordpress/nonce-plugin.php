<?php
/**
 * Plugin Name: A policy with a nonce
 * Description: Sends a Content-Security-Policy for addresses with `?policy`, and adds its nonce to the scripts of WordPress.
 */

if ( isset( $_GET['policy'] ) ) {
	$nonce = base64_encode( random_bytes( 16 ) );
	$add   = fn( $attributes ) => $attributes + array( 'nonce' => $nonce );
	add_filter( 'wp_script_attributes', $add );
	add_filter( 'wp_inline_script_attributes', $add );
	add_action( 'send_headers', fn() => header( "Content-Security-Policy: script-src 'nonce-$nonce' 'strict-dynamic'; object-src 'none'" ) );
}
